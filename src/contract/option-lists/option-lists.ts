/** One choice of an option list: its stored id and the part of its translation key after the list's name. */
export interface OptionKey {
  id: number
  key: string
}

function options(...keys: string[]): readonly OptionKey[] {
  return keys.map((key, index) => ({ id: index + 1, key }))
}

const gender = options('male', 'female', 'other')

/**
 * Every option list under the name the search-list call serves it by. Ids are stored with customers, so a list only
 * ever grows at its end. The words are at `options:<list>.<key>` in each language.
 */
export const OPTION_LISTS = {
  commPreferences: options('sms', 'email', 'both', 'none'),
  employmentStatus: options('salaried', 'selfEmployed', 'business', 'notWorking'),
  salaryMode: options('bankTransfer', 'cheque', 'cash'),
  householdIncome: options('upToThreshold', 'aboveThreshold'),
  mvGender: gender,
  Gender: gender,
  residentType: options('owned', 'family', 'rented', 'employer', 'hostel'),
  currentResidencyType: options('withFamily', 'alone', 'withFriends', 'payingGuest'),
  educationalLevel: options('school', 'diploma', 'graduate', 'postGraduate', 'professional', 'other'),
  preferNetBanking: options('yes', 'no'),
  professionType: options('doctor', 'charteredAccountant', 'engineer', 'lawyer', 'teacher', 'other'),
  employeementTenure: options('under6Months', 'sixTo12Months', 'oneTo2Years', 'twoTo5Years', 'over5Years'),
  totalWorkExperience: options('under1Year', 'oneTo3Years', 'threeTo5Years', 'fiveTo10Years', 'over10Years'),
  loanPurpose: options('medical', 'education', 'wedding', 'home', 'travel', 'repayLoans', 'purchase', 'other'),
  maritalStatus: options('single', 'married', 'divorced', 'widowed'),
  companyType: options('privateLimited', 'publicLimited', 'government', 'partnership', 'proprietorship', 'other'),
  jobSector: options('private', 'government', 'publicSector', 'defence', 'other'),
  workStatus: options('permanent', 'contract', 'partTime', 'probation'),
  businessTurnover: options('upTo5Lakh', 'upTo20Lakh', 'upTo50Lakh', 'upTo1Crore', 'above1Crore'),
  businessYears: options('under1Year', 'oneTo2Years', 'twoTo3Years', 'threeTo5Years', 'over5Years'),
  businessNature: options('manufacturing', 'trading', 'services', 'retail', 'other'),
  businessGrossProfit: options('upTo1Lakh', 'upTo5Lakh', 'upTo20Lakh', 'above20Lakh'),
  businessRegistrationType: options('gst', 'udyam', 'shopAct', 'incorporation', 'other', 'none'),
  professionalType: options('doctor', 'charteredAccountant', 'architect', 'lawyer', 'consultant', 'other'),
  professionalYears: options('under1Year', 'oneTo3Years', 'threeTo5Years', 'over5Years'),
  ticketClass: options('upTo25000', 'upTo1Lakh', 'upTo3Lakh', 'upTo10Lakh', 'above10Lakh'),
  creditScoreClass: options('notNeeded', 'from300', 'from625', 'from650', 'from700', 'from750'),
} as const satisfies Record<string, readonly OptionKey[]>

/** Name of an option list, as the search-list call serves it. */
export type OptionListName = keyof typeof OPTION_LISTS

export const OPTION_LIST_NAMES = Object.keys(OPTION_LISTS) as OptionListName[]

/** True when `id` is a choice of the list. */
export function isOption(list: OptionListName, id: unknown): id is number {
  return OPTION_LISTS[list].some((option) => option.id === id)
}

/** Key of a choice, for example 'salaried'; null for an id the list does not have. */
export function optionKey(list: OptionListName, id: unknown): string | null {
  return OPTION_LISTS[list].find((option) => option.id === id)?.key ?? null
}

/** Translation key of a choice, `options:<list>.<key>`; null for an id the list does not have. */
export function optionLabelKey(list: OptionListName, id: unknown): string | null {
  const key = optionKey(list, id)
  return key === null ? null : `options:${list}.${key}`
}
