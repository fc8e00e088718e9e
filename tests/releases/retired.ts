/**
 * Columns that the code of now does not know any more, and that stay until no process of the release before runs: `table.column`. Taken
 * out of the schema, with the `DROP COLUMN` taken out of the generated migration; a migration of the next release drops it.
 */
export const RETIRED: readonly string[] = []

/** What `breaksOldCode` names and old code keeps all the same, with the reason: the finding, and why. */
export const KEPT_BY_OLD_CODE: Readonly<Record<string, string>> = {}
