import { Grid } from '@etherpilot/ui';
import { BotCard } from '@etherpilot/ui/components';
import { bots } from '@etherpilot/ui/fixtures';
import { type Bot, findShortfall, getBotLock, sample } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { useState } from 'react';

const balance = decimal('120.00');

export function Example() {
  const [chosen, setChosen] = useState<Bot | null>(null);
  return (
    <Grid columns={2} aria-label={chosen === null ? 'Bots' : `Bots, ${chosen.name} is chosen`} role="group">
      {bots.map((bot) => (
        <BotCard
          key={bot.id}
          bot={sample(bot)}
          lock={getBotLock(bot, balance)}
          missing={bot.minDeposit && findShortfall(bot.minDeposit, balance)}
          onChooseBot={(choice) => setChosen(choice.bot.value)}
        />
      ))}
    </Grid>
  );
}
