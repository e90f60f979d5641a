import { expect, test } from 'vitest';
import { readChanges } from './treeCopy.ts';

test('the lines that a change touches are those it adds or rewrites, not those it removes', () => {
  const diff = `diff --git a/one.ts b/one.ts
--- a/one.ts
+++ b/one.ts
@@ -3 +3 @@ export
-old
+new
@@ -10,0 +11,2 @@
+one
+two
@@ -20,3 +22,0 @@
-gone
diff --git a/two.ts b/two.ts
--- a/two.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-gone
`;
  expect([...readChanges(diff)]).toEqual([['one.ts', ['3-3', '11-12']]]);
});
