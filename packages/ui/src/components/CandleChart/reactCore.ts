'use client';

// The one import of echarts-for-react, which the build takes in whole: Node cannot load its modules by any path.
export { default as EChartsReactCore } from 'echarts-for-react/esm/core';
