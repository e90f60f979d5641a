import type { EngineLab } from './engineLab.ts';
import { signIn } from './smoke.ts';
import { openView, views } from './views.ts';

/** Every screen opens by its address, reports no failure and fits its window. */
export async function openViews({ page, web }: EngineLab): Promise<void> {
  const open = async (isPublic: boolean) => {
    for (const view of views.filter((one) => (one.isPublic ?? false) === isPublic)) {
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await openView(page, web, view);
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      const { over, failures } = await page.run(() => ({
        over: document.documentElement.scrollWidth - innerWidth,
        failures: [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent),
      }));
      if (over > 0) throw new Error(`${view.path} scrolls ${over} px sideways.`);
      if (failures.length > 0) throw new Error(`${view.path} says: ${failures.join('; ')}`);
    }
  };
  await open(true);
  await signIn(page, web);
  await open(false);
}
