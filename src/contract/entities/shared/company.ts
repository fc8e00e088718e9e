import { givenInEvery } from './language.ts'
import type { LocalText } from './language.ts'

/** Who runs this site, as the law has it named: in the terms, the policy, the footer and wherever one may complain. */
export interface Company {
  legalName: string
  /** Where letters reach it, one line. */
  address: string
  /** Of the insurance intermediary; IRDAI wants it on the page. */
  insuranceLicence: string
  /** Nodal grievance redressal officer. */
  officer: Officer
}

/** Whom one complains to. */
export interface Officer {
  name: LocalText
  email: string
  phone: string
}

/** What others do for us with customers' data; the order of the privacy policy. */
export const PROCESSOR_KINDS = [
  'hosting',
  'files',
  'sms',
  'mail',
  'telephony',
  'register',
  'bureau',
  'lenders',
  'insurers',
  'support',
] as const
export type ProcessorKind = (typeof PROCESSOR_KINDS)[number]

/** Who does it; `name` null = simulated here, so that nothing leaves this server. */
export interface Processor {
  kind: ProcessorKind
  name: string | null
}

/** Of a demonstration, which says so beside it. */
export const INVENTED_COMPANY: Company = {
  legalName: 'CreditLane Marketplace Private Limited',
  address: 'CreditLane, 1 Sample Road, Bengaluru 560000',
  insuranceLicence: 'CA 0000',
  // .example never reaches anybody, and the number is not in use.
  officer: {
    name: givenInEvery({ en: 'Meera Kulkarni', hi: 'मीरा कुलकर्णी' }),
    email: 'grievance@creditlane.example',
    phone: '1800 000 0000',
  },
}
