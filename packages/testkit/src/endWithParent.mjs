// Preloaded into every process the scripts start: when the parent exits, for whatever reason, its channel closes.
// A program passes its preloads on to its own workers, whose channel is not ours.
if (process.env.STARTED_BY === `${process.ppid}`) {
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
}
