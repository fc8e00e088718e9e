import { string } from '#src/contract/yup.ts'
import { given } from '../shared/fields.ts'

/**
 * The number by which banks find a transfer again, told apart by its form. NEFT: four letters of the sending bank and twelve
 * or eighteen more signs; RTGS: `XXXXRCYYYYMMDDnnnnnnnn`, bank, R, channel, day, number of the day; IMPS: twelve digits.
 * The lengths are those of the message formats of the Reserve Bank (NEFT 16, RTGS 22) and of NPCI (IMPS, the retrieval
 * reference number of ISO 8583, 12); several banks number NEFT like RTGS, with 22.
 */
export const UTR_FORMS = {
  neft: /^[A-Z]{4}[A-Z0-9]{12}$|^[A-Z]{4}[A-QS-Z0-9][A-Z0-9]{17}$|^N\d{15}$/,
  rtgs: /^[A-Z]{4}R[A-Z0-9]20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{8}$/,
  imps: /^\d{12}$/,
}

/** Schema of the number of a transfer by NEFT, RTGS or IMPS. */
export const utr = () =>
  given(
    string().test(
      'utr',
      'rules:payment.utr',
      (value) => value === undefined || Object.values(UTR_FORMS).some((form) => form.test(value)),
    ),
  )
