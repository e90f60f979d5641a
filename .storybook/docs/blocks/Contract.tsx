import { Heading, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import {
  type Answer,
  type Body,
  type Call,
  calls,
  contractDocument,
  getName,
} from '../../../packages/api-client/src/testing/contractDocument.js';
import { Facts } from './Sheet.js';

const { info, tags, components } = contractDocument;
/** The tag of calls that move money, which each has beside that of its resource. */
const ORDERS = 'Orders';

function Examples({ title, body }: { readonly title: string; readonly body: Body | undefined }) {
  return Object.values(body?.content['application/json'].examples ?? {}).map(({ summary, value }) => (
    <details key={summary}>
      <summary>
        {title}: {summary}
      </summary>
      <Source code={JSON.stringify(value, null, 2)} language="json" dark />
    </details>
  ));
}

const describe = ({ $ref, description }: Answer): string =>
  ($ref === undefined ? undefined : components.responses[getName($ref)]?.description) ?? description;

function CallSheet({ call }: { readonly call: Call }) {
  const { method, path, summary, description, security, tags: names, requestBody, responses } = call;
  const answers = Object.entries(responses);
  const marks = [security?.length === 0 ? 'no session' : 'bearer token', ...(names.includes(ORDERS) ? ['order'] : [])];
  return (
    <>
      <Subheading>{summary}</Subheading>
      <Markdown>{`\`${method} ${path}\` (${marks.join(', ')}). ${description}`}</Markdown>
      <Examples title="Request" body={requestBody} />
      {answers.map(([status, answer]) => (
        <Examples key={status} title={`Answer ${status}`} body={answer.$ref === undefined ? answer : undefined} />
      ))}
      <Facts
        label={`Answers to ${summary}`}
        head={['Status', 'When']}
        rows={answers.map(([status, answer]) => [status, describe(answer)])}
      />
    </>
  );
}

// What all orders promise is read before the single ones.
const ordersFirst = tags.toSorted((one, other) => Number(other.name === ORDERS) - Number(one.name === ORDERS));

/** The calls of the contract by resource, with their examples, read from the published document. */
export function Contract() {
  return (
    <>
      <Markdown>{info.description}</Markdown>
      {ordersFirst.map(({ name, description }) => (
        <Fragment key={name}>
          <Heading>{name}</Heading>
          <Markdown>{description}</Markdown>
          {calls
            .filter(({ tags: [resource] }) => resource === name)
            .map((call) => (
              <CallSheet key={call.operationId} call={call} />
            ))}
        </Fragment>
      ))}
    </>
  );
}
