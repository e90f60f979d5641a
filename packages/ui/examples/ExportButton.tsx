import { ExportButton } from '@etherpilot/ui';

const lines = ['date,amount', '2026-07-12,0.25'];

function save(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function Example() {
  return (
    <ExportButton
      onExport={async () => {
        save(lines.join('\n'), 'deposits.csv');
      }}
    />
  );
}
