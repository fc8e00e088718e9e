import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditChain, auditLog, auditUnsealed } from '#server/db/schema/audit.ts'
import { figureAlarms, rollupDay, rollupMarks } from '#server/db/schema/figures.ts'
import { campaignMessages, messageReceipts, messageTemplates } from '#server/db/schema/messages.ts'
import { jobs, pausedTargets } from '#server/db/schema/shared.ts'
import { transaction } from '#server/db/transaction.ts'
import { additionOf, changeOf, removalOf, rowsOf } from './stored.ts'
import type { WithDeps } from './stored.ts'

export const storedAuditLog = rowsOf(auditLog, 'audit_id')
export const storedAuditChain = rowsOf(auditChain, 'position')
export const storedAuditUnsealed = rowsOf(auditUnsealed, 'audit_id')
export const changeAuditLog = changeOf(auditLog)
export const addAuditLog = additionOf(auditLog)
export const storedJobs = rowsOf(jobs, 'job_id')
export const storedPausedTargets = rowsOf(pausedTargets, 'target')
export const changeJobs = changeOf(jobs)
export const removeJobs = removalOf(jobs)
export const addJobs = additionOf(jobs)
export const storedMessageReceipts = rowsOf(messageReceipts, 'sent_at')
export const storedFigureAlarms = rowsOf(figureAlarms, 'alarm_id')
export const removeFigureAlarms = removalOf(figureAlarms)
export const storedRollupDay = rowsOf(rollupDay, 'day')
export const changeRollupDay = changeOf(rollupDay)
export const storedRollupMarks = rowsOf(rollupMarks, 'mark_id')
export const storedCampaignMessages = rowsOf(campaignMessages, 'campaign_id')
export const addCampaignMessages = additionOf(campaignMessages)
export const storedMessageTemplates = rowsOf(messageTemplates, 'template_id')

/** The newest line of the activity log. */
export const lastAudit = async (server: WithDeps) => (await storedAuditLog(server)).at(-1)

/** The database itself refuses changes of the activity log; whoever has all rights switches that off first. */
export const changeBehindItsBack = (db: Db, ...changes: SQL[]): Promise<void> =>
  transaction({ db }, async ({ db }) => {
    await db.execute(sql`set local session_replication_role = replica`)
    for (const change of changes) await db.execute(change)
  })
