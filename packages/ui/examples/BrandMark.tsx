import { BrandMark, UiProvider } from '@etherpilot/ui';

export function Example() {
  return (
    <UiProvider brand={{ name: 'Your name' }}>
      <BrandMark />
    </UiProvider>
  );
}
