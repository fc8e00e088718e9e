import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { webhookSecret } from '../env.ts'
import type { Env } from '../env.ts'
import { createRestBankCheck } from './bank-check/rest-bank-check.ts'
import { createSandboxBankCheck } from './bank-check/sandbox-bank-check.ts'
import { createRestCreditBureau } from './bureau/rest-credit-bureau.ts'
import { createSandboxCreditBureau } from './bureau/sandbox-credit-bureau.ts'
import { createHttpWebToCase } from './crm/http-web-to-case.ts'
import { createSandboxWebToCase } from './crm/sandbox-web-to-case.ts'
import { createDiskAuditAnchors } from './files/disk-audit-anchors.ts'
import { createDiskFileStore } from './files/disk-file-store.ts'
import { createS3FileStore } from './files/s3-file-store.ts'
import { createRestGoldPrice } from './gold-price/rest-gold-price.ts'
import { createSandboxGoldPrice } from './gold-price/sandbox-gold-price.ts'
import { createRestInsurerGateway } from './insurers/rest-insurer-gateway.ts'
import { createSandboxInsurerGateway } from './insurers/sandbox-insurer-gateway.ts'
import { createRestLenderGateway } from './lenders/rest-lender-gateway.ts'
import { createSandboxLenderGateway } from './lenders/sandbox-lender-gateway.ts'
import type { Mailbox } from './mail/mailbox.ts'
import { createSandboxMailer } from './mail/sandbox-mailer.ts'
import { createSignedMailbox, NO_MAILBOX } from './mail/signed-mailbox.ts'
import { createSmtpMailer } from './mail/smtp-mailer.ts'
import { createRestNumberRegister } from './number-register/rest-number-register.ts'
import { createSandboxNumberRegister } from './number-register/sandbox-number-register.ts'
import { createOutbox } from './outbox.ts'
import type { Outgoing } from './outgoing/outgoing.ts'
import { createHttpSmsGateway } from './sms/http-sms-gateway.ts'
import { createSandboxSmsGateway } from './sms/sandbox-sms-gateway.ts'
import { createRestTelephony } from './telephony/rest-telephony.ts'
import { createSandboxTelephony } from './telephony/sandbox-telephony.ts'

const SANDBOX_ADDRESS = 'answers@creditlane.test'

export type Adapters = Pick<
  Deps,
  | 'sms'
  | 'mail'
  | 'mailbox'
  | 'telephony'
  | 'numberRegister'
  | 'lenders'
  | 'bureau'
  | 'bankCheck'
  | 'goldPrice'
  | 'insurers'
  | 'crm'
  | 'files'
  | 'anchors'
  | 'outbox'
>

/** Answers by mail: by a provider's address in live mode, by an invented one elsewhere. */
const mailboxOf = (env: Env, clock: Clock, secret: string): Mailbox =>
  env.mode !== 'live'
    ? createSignedMailbox({ address: SANDBOX_ADDRESS, secret, clock, sandbox: true })
    : env.answers === null
      ? NO_MAILBOX
      : createSignedMailbox({ ...env.answers, clock, sandbox: false })

/** The real parts where the settings name them, sandbox parts elsewhere; live mode's settings name them all. */
export function createAdapters(env: Env, clock: Clock, outgoing: Outgoing): Adapters {
  const outbox = createOutbox()
  const secret = webhookSecret(env)
  const sms = env.sms
    ? createHttpSmsGateway({ ...env.sms, clock, target: outgoing.to('sms') })
    : createSandboxSmsGateway(outbox, clock, secret)
  return {
    sms,
    mail: env.smtp
      ? createSmtpMailer({ ...env.smtp, target: outgoing.to('mail') })
      : createSandboxMailer(outbox, clock),
    mailbox: mailboxOf(env, clock, secret),
    telephony: env.telephony
      ? createRestTelephony({ ...env.telephony, target: outgoing.to('telephony') })
      : createSandboxTelephony(),
    numberRegister: env.numberRegister
      ? createRestNumberRegister({ ...env.numberRegister, target: outgoing.to('number_register') })
      : createSandboxNumberRegister(clock),
    lenders: env.lenders
      ? createRestLenderGateway({ ...env.lenders, clock, outgoing })
      : createSandboxLenderGateway({ clock, webhookSecret: secret, sms }),
    bureau: env.bureau
      ? createRestCreditBureau({ ...env.bureau, target: outgoing.to('bureau') })
      : createSandboxCreditBureau(),
    bankCheck: env.bankCheck
      ? createRestBankCheck({ ...env.bankCheck, target: outgoing.to('bank_check') })
      : createSandboxBankCheck(),
    goldPrice: env.goldPrice
      ? createRestGoldPrice({ ...env.goldPrice, clock, target: outgoing.to('gold_price') })
      : createSandboxGoldPrice(clock),
    insurers: env.insurers
      ? createRestInsurerGateway({ ...env.insurers, target: outgoing.to('insurer') })
      : createSandboxInsurerGateway(),
    crm: env.crm ? createHttpWebToCase({ ...env.crm, target: outgoing.to('crm') }) : createSandboxWebToCase(),
    files: env.files
      ? createS3FileStore({ ...env.files, clock, target: outgoing.to('files') })
      : createDiskFileStore(join(env.dataDir, 'uploads')),
    anchors: createDiskAuditAnchors(join(env.dataDir, 'audit-anchors')),
    ...(env.sms && env.smtp ? {} : { outbox }),
  }
}
