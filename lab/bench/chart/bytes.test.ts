import { expect, test } from 'vitest';
import type { Manifest } from '../builtApp.ts';
import { chartFiles } from './bytes.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_kit.js'], isEntry: true },
  '_kit.js': { file: 'kit.js' },
  '_echarts.js': { file: 'echarts.js', imports: ['_kit.js'] },
  '_hooks.js': { file: 'hooks.js' },
  'routes/Bots.tsx': { file: 'bots.js', imports: ['_kit.js', '_hooks.js'], isDynamicEntry: true },
  'charts.ts': { file: 'charts.js', imports: ['_echarts.js', '_hooks.js', 'index.html'], isDynamicEntry: true },
};

test('C9 counts only the files the chart adds', () => {
  expect(chartFiles(manifest, (file) => file === 'echarts.js')).toEqual(['charts.js', 'echarts.js']);
});

test('an app without a chart has no chart files', () => {
  expect(chartFiles(manifest, () => false)).toEqual([]);
});

test('chunks that import each other are counted once', () => {
  const circle: Manifest = {
    'a.ts': { file: 'a.js', imports: ['_b.js'], isDynamicEntry: true },
    '_b.js': { file: 'b.js', imports: ['a.ts'] },
  };
  expect(chartFiles(circle, (file) => file === 'b.js')).toEqual(['a.js', 'b.js']);
});
