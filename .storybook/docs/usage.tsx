import type { ReactNode } from 'react';
import { ProvenanceBadge } from '../../packages/ui/src/components/ProvenanceBadge/ProvenanceBadge.js';
import { Delta } from '../../packages/ui/src/components/Delta/Delta.js';
import { RiskNote } from '../../packages/ui/src/components/RiskNote/RiskNote.js';
import { StatStrip } from '../../packages/ui/src/components/StatStrip/StatStrip.js';
import { derived, live } from '../../packages/ui/src/model/Provenance.js';
import { Button } from '../../packages/ui/src/primitives/Button/Button.js';
import { ButtonLink } from '../../packages/ui/src/primitives/Button/ButtonLink.js';
import { Empty } from '../../packages/ui/src/primitives/Empty/Empty.js';
import { TextField } from '../../packages/ui/src/primitives/Field/TextField.js';
import { Row, Stack } from '../../packages/ui/src/primitives/Layout/Layout.js';
import { Note } from '../../packages/ui/src/primitives/Note/Note.js';
import { Skeleton } from '../../packages/ui/src/primitives/Skeleton/Skeleton.js';
import { Switch } from '../../packages/ui/src/primitives/Switch/Switch.js';
import { Tag } from '../../packages/ui/src/primitives/Tag/Tag.js';
import { Figure } from '../../packages/ui/src/primitives/Card/Card.js';
import { Text } from '../../packages/ui/src/primitives/Text/Text.js';
import { DoDont } from './blocks/Live.js';

const ignore = () => {};

/** When to use a component, and pairs of what to do and what not, by its name. */
export const usages: Readonly<Record<string, { readonly when: string; readonly pairs?: ReactNode }>> = {
  Button: {
    when: 'For an action on this page. What leads elsewhere is a `ButtonLink`; what sends or fetches is a `SendButton`, which knows that there is no connection.',
    pairs: (
      <>
        {' '}
        <DoDont
          good="One primary button in a view, named after what it does."
          bad="Two primary buttons compete, and “OK” does not say what will happen."
        >
          <Row>
            <Button variant="line">Cancel</Button>
            <Button variant="primary">Withdraw $50.00</Button>
          </Row>
          <Row>
            <Button variant="primary">Cancel</Button>
            <Button variant="primary">OK</Button>
          </Row>
        </DoDont>
        <DoDont
          good="Disable it with its reason in text beside it."
          bad="A disabled button without a reason is a dead end."
        >
          <Stack gap={2}>
            <Text size="small" id="docs-reason">
              Enter an amount of at least $50.
            </Text>
            <Row>
              <Button variant="primary" disabled aria-describedby="docs-reason">
                Withdraw
              </Button>
            </Row>
          </Stack>
          <Row>
            <Button variant="primary" disabled>
              Withdraw
            </Button>
          </Row>
        </DoDont>
      </>
    ),
  },
  ButtonLink: {
    when: 'For a way to another place of the product that is as important as an action. It takes a place, not an address.',
    pairs: (
      <DoDont
        good="Deposit and Withdraw weigh the same: getting money out is as easy as putting it in."
        bad="A quiet Withdraw beside a loud Deposit takes a side."
      >
        <Row>
          <ButtonLink to="deposit" variant="primary">
            Deposit
          </ButtonLink>
          <ButtonLink to="withdraw" variant="primary">
            Withdraw
          </ButtonLink>
        </Row>
        <Row>
          <ButtonLink to="deposit" variant="primary">
            Deposit
          </ButtonLink>
          <ButtonLink to="withdraw" variant="quiet">
            Withdraw
          </ButtonLink>
        </Row>
      </DoDont>
    ),
  },
  Delta: {
    when: 'For a change of money or price. The text brings its own sign.',
    pairs: (
      <DoDont good="Sign, arrow and colour say the same." bad="Colour alone is lost on one reader in twelve.">
        <Delta sign={-1} text="−$8.64" />
        <span style={{ color: 'var(--ep-negative)' }}>$8.64</span>
      </DoDont>
    ),
  },
  Empty: {
    when: 'In place of a list that was read and has nothing in it. A list that could not be read has failed: that is a `FailureNote`.',
    pairs: (
      <DoDont good="Say what is missing and offer the next step." bad="“No data” says neither why nor what to do.">
        <Empty
          title="You don't have any active bots yet."
          action={
            <ButtonLink to="bots" variant="primary">
              Start Your First Bot
            </ButtonLink>
          }
        />
        <Text tone="faint">No data</Text>
      </DoDont>
    ),
  },
  Note: {
    when: 'For a remark beside what it is about. What has just happened is a toast; what keeps a field from being sent is its error.',
    pairs: (
      <DoDont good="Say what happened, then what to do." bad="A tone without a reason only worries.">
        <Note tone="warning" title="Your order may have gone through.">
          Check your history before you send it again.
        </Note>
        <Note tone="negative" title="Something went wrong!" />
      </DoDont>
    ),
  },
  ProvenanceBadge: {
    when: 'Beside every figure that is not live. A component that takes a `Sourced` value draws it by itself.',
    pairs: (
      <DoDont
        good="On the line of the figure it qualifies."
        bad="In a tooltip nobody finds it, and on a phone it does not exist."
      >
        <Row>
          <Figure>$12,480</Figure>
          <ProvenanceBadge provenance="sample" />
        </Row>
        <Figure title="Sample">$12,480</Figure>
      </DoDont>
    ),
  },
  RiskNote: {
    when: 'Above every first call to action and beside every expected return, at the size of that return or larger.',
    pairs: (
      <DoDont
        good="The possible loss is at least as large as the return."
        bad="A return in green and a risk in the small print is a promise."
      >
        <Stack gap={2}>
          <RiskNote />
          <Text>Expected return 5-8%</Text>
        </Stack>
        <Stack gap={2}>
          <Figure style={{ color: 'var(--ep-positive)' }}>+8%</Figure>
          <Text size="small" tone="faint">
            Risks apply.
          </Text>
        </Stack>
      </DoDont>
    ),
  },
  Skeleton: {
    when: 'In the shape of what is loading, for the first load only. A reload keeps what is there.',
    pairs: (
      <DoDont
        good="The same lines as the content, so that nothing moves when it comes."
        bad="A figure of zero while nothing is known is a wrong figure."
      >
        <Stack gap={2}>
          <Skeleton style={{ width: '40%' }} />
          <Skeleton style={{ width: '60%', height: '2rem' }} />
        </Stack>
        <Figure>$0.00</Figure>
      </DoDont>
    ),
  },
  StatStrip: {
    when: 'For two to four figures that belong together. A source they share is shown once, beside the heading.',
    pairs: (
      <DoDont good="Say of each figure where it comes from." bad="Calling an estimate live hides it.">
        <StatStrip
          label="Your bots"
          stats={[
            { label: 'Active Bots', figure: live('3') },
            { label: 'Total Return', figure: derived('+$12.40') },
          ]}
        />
        <StatStrip
          label="Your bots"
          stats={[
            { label: 'Active Bots', figure: live('3') },
            { label: 'Expected Return', figure: live('+$190.00') },
          ]}
        />
      </DoDont>
    ),
  },
  Switch: {
    when: 'For a setting that holds at once. What is sent with a form is a choice of that form.',
    pairs: (
      <DoDont
        good="Name what is on, and say what that means."
        bad="A name that is itself a negation has to be read twice."
      >
        <Switch label="One-click deal" detail="Open deals without confirmation" checked onCheckedChange={ignore} />
        <Switch label="Don't ask before deals" checked={false} onCheckedChange={ignore} />
      </DoDont>
    ),
  },
  Tag: {
    when: 'For the state of a thing, in one or two words.',
    pairs: (
      <DoDont
        good="A shape before the word, so that colour is never the only sign."
        bad="A whole sentence is a note, not a tag."
      >
        <Row>
          <Tag tone="positive" mark="dot">
            Active
          </Tag>
          <Tag tone="warning" mark="ring">
            Paused
          </Tag>
          <Tag mark="square">Stopped</Tag>
        </Row>
        <Tag tone="warning" mark="ring">
          Paused because the balance is too low
        </Tag>
      </DoDont>
    ),
  },
  TextField: {
    when: 'For a line of text. Amounts have an `AmountField`, passwords a `PasswordField`.',
    pairs: (
      <DoDont good="The error names the remedy." bad="“Invalid” says nothing that the red edge does not.">
        <TextField label="Email" value="ada@" error="Please enter a valid email address" onValueChange={ignore} />
        <TextField label="Email" value="ada@" error="Invalid" onValueChange={ignore} />
      </DoDont>
    ),
  },
};
