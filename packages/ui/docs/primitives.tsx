import {
  Button,
  ButtonLink,
  Empty,
  Note,
  Row,
  Skeleton,
  Figure,
  Stack,
  Switch,
  Tag,
  Text,
  TextField,
} from '@etherpilot/ui';
import type { Usages } from './Usage.js';

const ignore = () => {};

export const primitives: Usages = {
  Accordion: {
    when: 'For answers people look for one at a time, such as questions.',
    pairs: [
      { good: 'Write a title that is the whole question.', bad: 'Hiding what everybody has to read behind a click.' },
    ],
  },
  AmountField: {
    when: 'For every amount of money or coins. It reports an exact `Decimal`.',
    pairs: [
      {
        good: 'State the minimum before anything is typed, with `min` and a limit in words.',
        bad: 'A `TextField` with `Number(value)`: 0.1 + 0.2 is not 0.3.',
      },
    ],
  },
  Button: {
    when: 'For an action on this page. What leads elsewhere is a `ButtonLink`; what sends or fetches is a `SendButton`, which knows that there is no connection.',
    pairs: [
      {
        good: 'One primary button in a view, named after what it does.',
        bad: 'Two primary buttons compete, and “OK” does not say what will happen.',
        views: [
          <Row key="good">
            <Button variant="line">Cancel</Button>
            <Button variant="primary">Withdraw $50.00</Button>
          </Row>,
          <Row key="bad">
            <Button variant="primary">Cancel</Button>
            <Button variant="primary">OK</Button>
          </Row>,
        ],
      },
      {
        good: 'Disable it with its reason in text beside it.',
        bad: 'A disabled button without a reason is a dead end.',
        views: [
          <Stack key="good" gap={2}>
            <Text size="small" id="docs-reason">
              Enter an amount of at least $50.
            </Text>
            <Row>
              <Button variant="primary" disabled aria-describedby="docs-reason">
                Withdraw
              </Button>
            </Row>
          </Stack>,
          <Row key="bad">
            <Button variant="primary" disabled>
              Withdraw
            </Button>
          </Row>,
        ],
      },
    ],
  },
  ButtonLink: {
    when: 'For a way to another place of the product that is as important as an action. It takes a place, not an address.',
    pairs: [
      {
        good: 'Deposit and Withdraw weigh the same: getting money out is as easy as putting it in.',
        bad: 'A quiet Withdraw beside a loud Deposit takes a side.',
        views: [
          <Row key="good">
            <ButtonLink to="deposit" variant="primary">
              Deposit
            </ButtonLink>
            <ButtonLink to="withdraw" variant="primary">
              Withdraw
            </ButtonLink>
          </Row>,
          <Row key="bad">
            <ButtonLink to="deposit" variant="primary">
              Deposit
            </ButtonLink>
            <ButtonLink to="withdraw" variant="quiet">
              Withdraw
            </ButtonLink>
          </Row>,
        ],
      },
    ],
  },
  Card: {
    when: 'For one subject with its title, its main figure and its actions.',
    pairs: [
      {
        good: 'One `h2` in `CardHead` that names the card for screen readers.',
        bad: 'Cards in cards: use a `Stack` with space instead.',
      },
    ],
  },
  Chips: {
    when: 'For shortcuts that fill in a field which can also be typed into.',
    pairs: [
      {
        good: 'Say what each fills in, such as 25% or Minimum.',
        bad: 'Chips as the only way to choose: that is a `Segmented`.',
      },
    ],
  },
  CopyButton: {
    when: 'For text people need letter by letter: addresses, hashes, ids.',
    pairs: [
      {
        good: 'Show the text beside the button, so that it can be compared.',
        bad: 'A button that says “Copied” before the browser has answered.',
      },
    ],
  },
  Dialog: {
    when: 'For one decision or one short form that needs everything else to wait.',
    pairs: [
      {
        good: 'Name the button after the action, and the title after the thing.',
        bad: 'A dialog over a dialog, or one that opens without a click.',
      },
    ],
  },
  Empty: {
    when: 'In place of a list that was read and has nothing in it. A list that could not be read has failed: that is a `FailureNote`.',
    pairs: [
      {
        good: 'Say what is missing and offer the next step.',
        bad: '“No data” says neither why nor what to do.',
        views: [
          <Empty
            key="good"
            title="You don't have any active bots yet."
            action={
              <ButtonLink to="bots" variant="primary">
                Start Your First Bot
              </ButtonLink>
            }
          />,
          <Text key="bad" tone="faint">
            No data
          </Text>,
        ],
      },
    ],
  },
  FailureNote: {
    when: 'In place of what could not be loaded, with the way to try again.',
    pairs: [
      {
        good: 'Keep older data on the screen and set `hasData`.',
        bad: 'An `Empty` for a list that could not be read: nobody knows whether it is empty.',
      },
    ],
  },
  IconButton: {
    when: 'Where an icon alone is understood, such as refresh or close.',
    pairs: [
      {
        good: 'Name the action in `label`, which is also the tooltip.',
        bad: 'An icon of your own invention without words beside it.',
      },
    ],
  },
  lazyPart: {
    when: 'For parts that few people open, such as dialogs and charts.',
    pairs: [
      {
        good: 'Call `preload` when the pointer rests on what opens the part.',
        bad: 'What is visible at once: it would only come later.',
      },
    ],
  },
  Loading: {
    when: 'For a whole page that cannot show anything yet.',
    pairs: [
      {
        good: 'Say what is loading only where it takes long.',
        bad: 'Over content that is there: reload behind it instead.',
      },
    ],
  },
  Note: {
    when: 'For a remark beside what it is about. What has just happened is a toast; what keeps a field from being sent is its error.',
    pairs: [
      {
        good: 'Say what happened, then what to do.',
        bad: 'A tone without a reason only worries.',
        views: [
          <Note key="good" tone="warning" title="Your order may have gone through.">
            Check your history before you send it again.
          </Note>,
          <Note key="bad" tone="negative" title="Something went wrong!" />,
        ],
      },
    ],
  },
  OptionCards: {
    when: 'For one choice among two to four that each need a line of explanation.',
    pairs: [{ good: 'Say in the detail what follows from the choice.', bad: 'Seven cards: that is a `Select`.' }],
  },
  OverflowMenu: {
    when: 'For the second and third action of a narrow head.',
    pairs: [{ good: 'Leave the main action outside of the menu.', bad: 'A menu with one entry: show the button.' }],
  },
  PageHead: {
    when: 'At the top of each screen, once.',
    pairs: [{ good: 'One primary action, in `actions`.', bad: 'A title that repeats the navigation of another page.' }],
  },
  PasswordField: {
    when: 'For passwords, with `autoComplete` for the one in use or a new one.',
    pairs: [
      { good: 'State the length before anything is typed.', bad: 'Asking to type it twice: it can be shown instead.' },
    ],
  },
  Scale: {
    when: 'Beside a value that is one of a range, to show where in it.',
    pairs: [
      { good: 'Write the value as text beside it.', bad: 'A scale without ends: people cannot tell much from little.' },
    ],
  },
  Segmented: {
    when: 'For one choice among two to five short words.',
    pairs: [
      {
        good: 'Choose one of them from the start where a choice is needed.',
        bad: 'Switching views with it: that is `Tabs`.',
      },
    ],
  },
  Select: {
    when: 'For one choice among many, such as coins.',
    pairs: [{ good: 'Sort the options as people look for them.', bad: 'Two options: show both with `Segmented`.' }],
  },
  SendButton: {
    when: 'For every button that sends or fetches. It is disabled without a connection and says why.',
    pairs: [
      {
        good: 'Set `isBusy` while it works, and name the work in its text.',
        bad: 'A plain `Button` for it: offline, a click would fail.',
      },
    ],
  },
  Skeleton: {
    when: 'In the shape of what is loading, for the first load only. A reload keeps what is there.',
    pairs: [
      {
        good: 'The same lines as the content, so that nothing moves when it comes.',
        bad: 'A figure of zero while nothing is known is a wrong figure.',
        views: [
          <Stack key="good" gap={2}>
            <Skeleton style={{ width: '40%' }} />
            <Skeleton style={{ width: '60%', height: '2rem' }} />
          </Stack>,
          <Figure key="bad">$0.00</Figure>,
        ],
      },
    ],
  },
  Slider: {
    when: 'For a whole number whose place in a range matters more than its digits.',
    pairs: [{ good: 'Give `valueText` with the unit, such as 5%.', bad: 'Amounts of money: use an `AmountField`.' }],
  },
  Switch: {
    when: 'For a setting that holds at once. What is sent with a form is a choice of that form.',
    pairs: [
      {
        good: 'Name what is on, and say what that means.',
        bad: 'A name that is itself a negation has to be read twice.',
        views: [
          <Switch
            key="good"
            label="One-click deal"
            detail="Open deals without confirmation"
            checked
            onCheckedChange={ignore}
          />,
          <Switch key="bad" label="Don't ask before deals" checked={false} onCheckedChange={ignore} />,
        ],
      },
    ],
  },
  Tabs: {
    when: 'For views of one subject, of which one is enough at a time.',
    pairs: [
      { good: 'Name each with a noun, in the same order on every visit.', bad: 'Steps that must be taken in order.' },
    ],
  },
  Tag: {
    when: 'For the state of a thing, in one or two words.',
    pairs: [
      {
        good: 'A shape before the word, so that colour is never the only sign.',
        bad: 'A whole sentence is a note, not a tag.',
        views: [
          <Row key="good">
            <Tag tone="positive" mark="dot">
              Active
            </Tag>
            <Tag tone="warning" mark="ring">
              Paused
            </Tag>
            <Tag mark="square">Stopped</Tag>
          </Row>,
          <Tag key="bad" tone="warning" mark="ring">
            Paused because the balance is too low
          </Tag>,
        ],
      },
    ],
  },
  TextArea: {
    when: 'For text of several lines, such as a message.',
    pairs: [{ good: 'State the limit before it is reached.', bad: 'One line of text: use a `TextField`.' }],
  },
  TextField: {
    when: 'For a line of text. Amounts have an `AmountField`, passwords a `PasswordField`.',
    pairs: [
      {
        good: 'The error names the remedy.',
        bad: '“Invalid” says nothing that the red edge does not.',
        views: [
          <TextField
            key="good"
            label="Email"
            value="ada@"
            error="Please enter a valid email address"
            onValueChange={ignore}
          />,
          <TextField key="bad" label="Email" value="ada@" error="Invalid" onValueChange={ignore} />,
        ],
      },
    ],
  },
  ToastRegion: {
    when: 'Once beside all screens, for what has just happened.',
    pairs: [
      {
        good: 'Title the toast with what happened, and say what to do in the next sentence.',
        bad: 'The only place of something that is needed later: write it on the page, too.',
      },
    ],
  },
};
