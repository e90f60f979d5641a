export default {
  testEnvironment: 'jsdom',
  transform: { '\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }] },
  moduleNameMapper: { '\\.css$': '<rootDir>/src/noStyles.js' },
};
