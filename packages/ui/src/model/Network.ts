/** Which networks of the coins a deployment moves: the real ones, or those for trying things out, whose coins are worth nothing. */
export const networks = ['main', 'test'] as const;
export type Network = (typeof networks)[number];
