import {
  listMadeAndMakers,
  listRecentlyAbleStaff as readAble,
} from '#server/db/repositories/approvals/recently-able-staff.ts'
import type { Deps } from '#server/deps.ts'
import { ABLE_DAYS } from '#src/contract/entities/approvals/approval.ts'
import { AppError } from '#src/contract/errors.ts'
import { days } from '#src/contract/rules/time.ts'

/** Since when somebody counts who could have been the second person. */
const ableSince = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock.now().getTime() - days(ABLE_DAYS))

/** Who may act with one of these roles, or could lately: whoever suspends the only other one is not alone by that. */
export const listRecentlyAbleStaff = (deps: Pick<Deps, 'db' | 'clock'>, roles: readonly number[]): Promise<number[]> =>
  readAble(deps.db, roles, ableSince(deps))

/** Whoever wrote something down does not confirm it while somebody else with one of these roles may, or could lately. */
export async function needsAnother(
  deps: Pick<Deps, 'db' | 'clock'>,
  { written_by }: { written_by: number | null },
  adminId: number,
  roles: readonly number[] = [1],
): Promise<boolean> {
  return written_by === adminId && (await listRecentlyAbleStaff(deps, roles)).some((each) => each !== adminId)
}

/** Whoever lets somebody in may hold both accounts: for some days neither is the other's second person. */
export const areOneHand = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  one: number | null,
  other: number,
): Promise<boolean> => (await oneHandUntil(deps, one, other)) !== null

/** Colleagues with whom one of the staff is one hand, and until when. */
export async function oneHandWith(
  deps: Pick<Deps, 'db' | 'clock'>,
  adminId: number,
): Promise<ReadonlyMap<number, Date>> {
  const last = await listMadeAndMakers(deps.db, adminId, ableSince(deps))
  return new Map([...last].map(([other, at]) => [other, new Date(at.getTime() + days(ABLE_DAYS))]))
}

/** Until when neither of two is the other's second person; null = either may be now. */
export async function oneHandUntil(
  deps: Pick<Deps, 'db' | 'clock'>,
  one: number | null,
  other: number,
): Promise<Date | null> {
  if (one === null || one === other) return null
  return (await oneHandWith(deps, other)).get(one) ?? null
}

export const ONE_HAND = `One of you has let the other in or changed their role in the last ${ABLE_DAYS} days. Somebody else decides.`

/** @throws AppError `conflict` between two of whom one has just let in the other */
export async function requireTwoHands(
  deps: Pick<Deps, 'db' | 'clock'>,
  one: number | null,
  other: number,
): Promise<void> {
  if (await areOneHand(deps, one, other)) throw new AppError('conflict', ONE_HAND)
}
