import { vi } from 'vitest';

// Runs before each file of tests.
vi.resetModules();
