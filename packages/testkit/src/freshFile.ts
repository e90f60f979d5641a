import { vi } from 'vitest';

// Runs before each file of tests: they share a process, so what one has replaced must not meet the next.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();
vi.useRealTimers();
