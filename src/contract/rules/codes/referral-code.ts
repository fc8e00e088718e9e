/** The code of an invitation of a partner, such as RF-7K2M9QXA. */
export const REFERRAL_CODE = /^RF-[0-9A-Z]{8}$/
