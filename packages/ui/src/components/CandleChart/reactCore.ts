'use client';

// The only import of echarts-for-react, which the build bundles whole: Node cannot load its modules by any path.
export { default as EChartsReactCore } from 'echarts-for-react/esm/core';
