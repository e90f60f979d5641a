// Preloaded into every process the scripts start: when the starter goes, in whatever way, its channel closes.
// A program hands its preloads down to its own workers, whose channel is none of ours.
if (process.env.STARTED_BY === `${process.ppid}`) {
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
}
