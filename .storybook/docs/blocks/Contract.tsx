import { Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { Example } from '../../../packages/api-client/src/testing/contractDocument.js';
import { type CallView, type Fault, type Field, info, listCalls, ORDERS, sharedFaults, tags } from './readContract.js';
import { Sheet } from './Sheet.js';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ep-s2) var(--ep-s3);
  align-items: baseline;
  margin: 0 0 var(--ep-s3);
  code { font-size: var(--ep-size-body); color: var(--ep-text-strong); }
  span { color: var(--ep-text-faint); font-size: var(--ep-size-small); }
`;

const Part = styled.div`
  margin-block-start: var(--ep-s5);
  h4 { margin: 0 0 var(--ep-s2); font-size: var(--ep-size-card); line-height: var(--ep-lh-card); font-weight: var(--ep-weight-strong); color: var(--ep-text-strong); }
  p { margin: 0 0 var(--ep-s3); color: var(--ep-text-soft); }
`;

const Rows = styled.dl`
  margin: 0;
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-card);
  > div { display: grid; gap: var(--ep-s1) var(--ep-s4); padding: var(--ep-s3) var(--ep-s4); }
  > div + div { border-block-start: 1px solid var(--ep-line-soft); }
  dt { min-inline-size: 0; font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); overflow-wrap: anywhere; }
  dt > span { display: block; font-weight: var(--ep-weight-regular); font-size: var(--ep-size-small); color: var(--ep-text-faint); }
  dd { display: grid; gap: var(--ep-s1); min-inline-size: 0; margin: 0; overflow-wrap: anywhere; }
  dd > small { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  @container (width >= 40rem) { > div { grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); } }
`;

const Details = styled.details`
  margin-block-start: var(--ep-s3);
  summary { padding-block: var(--ep-s1); color: var(--ep-text-link); cursor: pointer; }
  summary:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; }
  pre { margin: var(--ep-s2) 0 0; padding: var(--ep-s4); border-radius: var(--ep-r-card); background: var(--ep-surface-well); color: var(--ep-text-body); font-family: var(--ep-font-mono); font-size: var(--ep-size-small); line-height: var(--ep-lh-small); white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Text of the document, in which names are code. */
function Text({ children }: { readonly children: string }) {
  return children.split('`').map((part, at) => {
    // oxlint-disable-next-line react/no-array-index-key -- the text never changes
    return at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>;
  });
}

function Fields({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <Rows>
      {fields.map(({ name, type, limits, isRequired, description, example }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            <span>{isRequired ? 'required' : 'optional'}</span>
          </dt>
          <dd>
            <span>
              <Text>{description}</Text>
            </span>
            <small>
              {type}
              {limits && `: ${limits}`}
            </small>
            {example && (
              <small>
                Example: <code>{example}</code>
              </small>
            )}
          </dd>
        </div>
      ))}
    </Rows>
  );
}

function Examples({ examples }: { readonly examples: readonly Example[] }) {
  return examples.map(({ summary, value }) => (
    <Details key={summary}>
      <summary>Example: {summary}</summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </Details>
  ));
}

function Faults({ faults }: { readonly faults: readonly Fault[] }) {
  return (
    <Rows>
      {faults.map(({ status, description, examples }) => (
        <div key={status}>
          <dt>{status}</dt>
          <dd>
            <span>
              <Text>{description}</Text>
            </span>
            {examples.map(({ summary, value }) => (
              <small key={summary}>
                {summary}: <code>{JSON.stringify(value)}</code>
              </small>
            ))}
          </dd>
        </div>
      ))}
    </Rows>
  );
}

function CallSheet({ call }: { readonly call: CallView }) {
  const { method, path, description, isOrder, isPublic, request, answer, faults } = call;
  return (
    <Sheet>
      <Line>
        <code>
          {method} {path}
        </code>
        <span>{isPublic ? 'no session' : 'bearer token'}</span>
        {isOrder && <span>order, may carry an idempotency key</span>}
      </Line>
      <div>
        <Text>{description}</Text>
      </div>
      {request && (
        <Part>
          <h4>Request</h4>
          <Fields fields={request.fields} />
          <Examples examples={request.examples} />
        </Part>
      )}
      <Part>
        <h4>Answer {answer.status}</h4>
        <p>
          <Text>{answer.description}</Text>
          {answer.isList && ' An array, or pages of it; each record has:'}
        </p>
        <Fields fields={answer.fields} />
        <Examples examples={answer.examples} />
      </Part>
      <Part>
        <h4>Errors</h4>
        <Faults faults={faults} />
      </Part>
    </Sheet>
  );
}

// What all orders promise is read before the single ones.
const ordersFirst = [...tags.filter(({ name }) => name === ORDERS), ...tags.filter(({ name }) => name !== ORDERS)];

/** The calls of the contract by resource, and what all of them share, read from the published document. */
export function Contract() {
  return (
    <>
      <Markdown>{info.description}</Markdown>
      {ordersFirst.map(({ name, description }) => (
        <Fragment key={name}>
          <Heading>{name}</Heading>
          <Markdown>{description}</Markdown>
          {listCalls(name).map((call) => (
            <Fragment key={call.id}>
              <Subheading>{call.title}</Subheading>
              <CallSheet call={call} />
            </Fragment>
          ))}
        </Fragment>
      ))}
      <Heading>Errors that calls share</Heading>
      <Sheet>
        <Faults faults={sharedFaults} />
      </Sheet>
    </>
  );
}
