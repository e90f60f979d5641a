import { InvestmentRow } from '@etherpilot/ui/components';
import { investments } from '@etherpilot/ui/fixtures';
import { FIRST_INVESTMENT_SORT, sortInvestments } from '@etherpilot/ui/model';

export function Example() {
  return (
    <ul aria-label="Your bots">
      {sortInvestments(investments, FIRST_INVESTMENT_SORT).map((investment) => (
        <InvestmentRow key={investment.id} investment={investment} />
      ))}
    </ul>
  );
}
