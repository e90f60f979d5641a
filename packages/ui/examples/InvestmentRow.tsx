import { InvestmentRow } from '@etherpilot/ui/components';
import { investments } from '@etherpilot/ui/fixtures';

export function Example() {
  return (
    <ul aria-label="Your bots">
      {investments.map((investment) => (
        <InvestmentRow key={investment.id} investment={investment} />
      ))}
    </ul>
  );
}
