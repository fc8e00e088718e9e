import type { BankCheck } from './adapters/bank-check/bank-check.ts'
import type { CreditBureau } from './adapters/bureau/credit-bureau.ts'
import type { WebToCase } from './adapters/crm/web-to-case.ts'
import type { AuditAnchors } from './adapters/files/audit-anchors.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import type { GoldPriceSource } from './adapters/gold-price/gold-price.ts'
import type { InsurerGateway } from './adapters/insurers/insurer-gateway.ts'
import type { LenderGateway } from './adapters/lenders/lender-gateway.ts'
import type { Mailbox } from './adapters/mail/mailbox.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import type { NumberRegister } from './adapters/number-register/number-register.ts'
import type { Outbox } from './adapters/outbox.ts'
import type { Outgoing } from './adapters/outgoing/outgoing.ts'
import type { SmsGateway } from './adapters/sms/sms-gateway.ts'
import type { Telephony } from './adapters/telephony/telephony.ts'
import type { BrandTable } from './cached/brand-table.ts'
import type { FunnelTable } from './cached/funnel-table.ts'
import type { HostTable } from './cached/host-table.ts'
import type { PublishedLoansTable } from './cached/published-loans.ts'
import type { Clock } from './clock.ts'
import type { Vault } from './crypto/vault.ts'
import type { Db, Ping } from './db/client.ts'
import type { Replica } from './db/replica.ts'
import type { InTx } from './db/transaction.ts'
import type { Env } from './env.ts'
import type { Logger } from './log.ts'
import type { RateLimits } from './rate-limits.ts'
import type { AuditWatch } from './telemetry/audit-watch.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** Everything the product needs from outside, handed to `createApp`: the tests hand in their own. */
export interface Deps {
  env: Env
  db: Db
  /** Whether the database is there. */
  ping: Ping
  /** Where reports and lists are read; null = in `db`. */
  replica: Replica | null
  clock: Clock
  vault: Vault
  log: Logger
  /** Null = nobody wants times and traces. */
  telemetry: Telemetry | null
  limits: RateLimits
  /** Host names that admins have saved for partners. */
  hosts: HostTable
  /** Brands that count now. */
  brands: BrandTable
  /** Funnels that partners have published. */
  funnels: FunnelTable
  /** What is on offer today. */
  published: PublishedLoansTable
  /** What the parts below reach others by. */
  outgoing: Outgoing
  sms: SmsGateway
  mail: Mailer
  /** Where answers to our mails come in. */
  mailbox: Mailbox
  telephony: Telephony
  /** Whose number must not be used to sell. */
  numberRegister: NumberRegister
  lenders: LenderGateway
  bureau: CreditBureau
  /** Whose account it is. */
  bankCheck: BankCheck
  goldPrice: GoldPriceSource
  insurers: InsurerGateway
  crm: WebToCase
  files: FileStore
  /** Where the activity log stood, outside of the database. */
  anchors: AuditAnchors
  /** What this process knows of the activity log. */
  auditWatch: AuditWatch
  /** Where sandbox SMS and mail end up; absent in live mode. */
  outbox?: Outbox
}

/** Within a transaction. */
export type TxDeps = InTx<Deps>
