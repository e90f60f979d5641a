import { Avatar, Bullets, Card, CardHead, Figure, KeyValues } from '@etherpilot/ui';

export function Example() {
  return (
    <Card aria-labelledby="account">
      <CardHead>
        <h2 id="account">Ada Lovelace</h2>
        <Avatar aria-hidden="true">A</Avatar>
      </CardHead>
      <Figure>$1,250.00</Figure>
      <KeyValues>
        <div>
          <dt>Joined</dt>
          <dd>Mar 3, 2026</dd>
        </div>
      </KeyValues>
      <Bullets>
        <li>Two bots are active.</li>
        <li>One deposit is pending.</li>
      </Bullets>
    </Card>
  );
}
