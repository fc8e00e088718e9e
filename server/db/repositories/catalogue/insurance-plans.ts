import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { insurancePlans } from '#server/db/schema/catalogue.ts'
import type { InsuranceKind } from '#src/contract/entities/catalogue/insurance-kinds.ts'

export type InsurancePlanRow = typeof insurancePlans.$inferSelect

/** Plans on sale, by name; `kind` null = all kinds. */
export async function listActivePlans(db: Db, kind: InsuranceKind | null): Promise<InsurancePlanRow[]> {
  return db
    .select()
    .from(insurancePlans)
    .where(and(eq(insurancePlans.status, 1), kind === null ? undefined : eq(insurancePlans.kind, kind)))
    .orderBy(asc(insurancePlans.name), asc(insurancePlans.plan_id))
}

/** The plan whatever its state. */
export async function findPlan(db: Db, planId: number): Promise<InsurancePlanRow | null> {
  const [row] = await db.select().from(insurancePlans).where(eq(insurancePlans.plan_id, planId))
  return row ?? null
}

/** Names and insurers of several plans in one query, whatever their state. */
export async function listPlanNames(
  db: Db,
  planIds: readonly number[],
): Promise<Pick<InsurancePlanRow, 'plan_id' | 'name' | 'insurer'>[]> {
  if (planIds.length === 0) return []
  return db
    .select({ plan_id: insurancePlans.plan_id, name: insurancePlans.name, insurer: insurancePlans.insurer })
    .from(insurancePlans)
    .where(inArray(insurancePlans.plan_id, [...planIds]))
}

/** Fills an empty catalogue; one that has ever held a plan stays as it was left. */
export async function createFirstPlans(db: Db, rows: (typeof insurancePlans.$inferInsert)[]): Promise<void> {
  if ((await db.$count(insurancePlans)) === 0) await db.insert(insurancePlans).values(rows)
}
