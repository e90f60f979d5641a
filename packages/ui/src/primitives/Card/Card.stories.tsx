import preview from '#.storybook/preview.js';
import { Stack } from '../Layout/Layout.js';
import { Mono } from '../Text/Text.js';
import { Bullets, Card, CardHead, KeyValues } from './Card.js';

const meta = preview.meta({ title: 'Primitives/Card', tags: ['stable'], component: Card });

const facts = (
  <KeyValues>
    <div>
      <dt>Minimum deposit</dt>
      <dd>$500</dd>
    </div>
    <div>
      <dt>Address</dt>
      <dd>
        <Mono>0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed</Mono>
      </dd>
    </div>
  </KeyValues>
);

/** Cards with key-value pairs and with bullets. */
export const WithFacts = meta.story({
  render: () => (
    <Stack>
      <Card aria-label="Facts">
        <CardHead>
          <h2>Facts</h2>
        </CardHead>
        {facts}
      </Card>
      <Card aria-label="Notice">
        <CardHead>
          <h2>Important Notice</h2>
        </CardHead>
        <Bullets>
          <li>The minimum is $50.</li>
          <li>A transfer cannot be reversed, so read the whole address before you send it to anybody.</li>
        </Bullets>
      </Card>
      <Card isFlush aria-label="Flush">
        <CardHead>
          <h2>Flush to the edge</h2>
        </CardHead>
      </Card>
    </Stack>
  ),
});

export const Phone = WithFacts.extend({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
