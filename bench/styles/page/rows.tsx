import { type ComponentType, memo } from 'react';
import { styled } from 'styled-components';
import { looks, parts } from './looks.ts';

/** A row by its number, at a price that changes. */
export interface RowProps {
  readonly at: number;
  readonly price: number;
}

/** Classes of a style sheet, and not memoized. */
function PlainRow({ at, price }: RowProps) {
  return (
    <div className="plain-row">
      <div className="plain-coin">
        <i className="plain-icon" />
        <b className="plain-name">Ethereum</b>
        <span className="plain-code">ETH</span>
      </div>
      <span className="plain-status">Pending</span>
      <span className="plain-amount">{`0.${at + 1000} ETH`}</span>
      <span className="plain-price">{`$${price + at}.00`}</span>
      <span className="plain-when">Jul 12, 2026</span>
      <span className="plain-id">{600_000_000 + at}</span>
    </div>
  );
}

const Row = styled.div`${looks.row}`;
const Coin = styled.div`${looks.coin}`;
const Icon = styled.i`${looks.icon}`;
const Name = styled.b`${looks.name}`;
const Code = styled.span`${looks.code}`;
const Status = styled.span`${looks.status}`;
const Amount = styled.span`${looks.amount}`;
const Price = styled.span`${looks.price}`;
const When = styled.span`${looks.when}`;
const Id = styled.span`${looks.id}`;

/** Each element a styled component. */
const StyledRow = memo(function StyledRow({ at, price }: RowProps) {
  return (
    <Row>
      <Coin>
        <Icon />
        <Name>Ethereum</Name>
        <Code>ETH</Code>
      </Coin>
      <Status>Pending</Status>
      <Amount>{`0.${at + 1000} ETH`}</Amount>
      <Price>{`$${price + at}.00`}</Price>
      <When>Jul 12, 2026</When>
      <Id>{600_000_000 + at}</Id>
    </Row>
  );
});

const within = parts.filter((part) => part !== 'row').map((part) => `& .${part} { ${looks[part]} }`);
const RootOfRow = styled.div`${looks.row} ${within.join(' ')}`;

/** The row a styled component, its parts class names: as our lists are written. */
const RootRow = memo(function RootRow({ at, price }: RowProps) {
  return (
    <RootOfRow>
      <div className="coin">
        <i className="icon" />
        <b className="name">Ethereum</b>
        <span className="code">ETH</span>
      </div>
      <span className="status">Pending</span>
      <span className="amount">{`0.${at + 1000} ETH`}</span>
      <span className="price">{`$${price + at}.00`}</span>
      <span className="when">Jul 12, 2026</span>
      <span className="id">{600_000_000 + at}</span>
    </RootOfRow>
  );
});

/** The style sheet of the plain row. */
export const plainSheet = parts.map((part) => `.plain-${part} { ${looks[part]} }`).join('\n');

/** What is compared. */
export const rowsBySubject: Readonly<Record<string, ComponentType<RowProps>>> = {
  plain: PlainRow,
  each: StyledRow,
  root: RootRow,
};
