import { type ComponentType, type ElementType, memo } from 'react';
import { styled } from 'styled-components';
import type { Subject } from '../goals.ts';
import { looks, type Part, parts } from './looks.ts';

/** A row by its number, at a price that changes. */
export interface RowProps {
  readonly at: number;
  readonly price: number;
}

/** A row whose parts have class names, and which is not memoized. */
function createRow(Root: ElementType, className?: string) {
  return function ClassNamesRow({ at, price }: RowProps) {
    return (
      <Root className={className}>
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
      </Root>
    );
  };
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

const within = (own: readonly Part[]) => own.map((part) => `& .${part} { ${looks[part]} }`).join(' ');
const RootOfRow = styled.div`${looks.row} ${within(parts.filter((part) => part !== 'row'))}`;

/** The styles of a whole list. */
const StyledList = styled.div`${within(parts)}`;

/** The style sheet of plain rows. */
export const plainSheet = parts.map((part) => `.${part} { ${looks[part]} }`).join('\n');

/** What is compared: a row, and the list around all of them. */
export const subjects: Readonly<Record<Subject, { Row: ComponentType<RowProps>; List: ElementType }>> = {
  plain: { Row: createRow('div', 'row'), List: 'div' },
  each: { Row: StyledRow, List: 'div' },
  row: { Row: memo(createRow(RootOfRow)), List: 'div' },
  list: { Row: memo(createRow('div', 'row')), List: StyledList },
};
