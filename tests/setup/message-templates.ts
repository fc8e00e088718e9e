import type { Audience } from '#src/contract/entities/messages/campaign.ts'
import type { TemplateForm } from '#src/contract/entities/messages/template.ts'

/** A service SMS as staff write it, with everything that the operators gave. */
export const SMS_TEMPLATE: TemplateForm = {
  ...{ name: 'Documents reminder', channel: 'sms', category: 'service_implicit', subject: '', subject_hi: '' },
  text: 'Hello #alphanumeric#, something is still missing for your application #alphanumeric#. Please sign in and look. CreditLane',
  text_hi: 'नमस्ते #alphanumeric#, आपके आवेदन में कुछ कमी है। आवेदन नंबर #alphanumeric# के लिए साइन इन करके देखें। CreditLane',
  ...{ fill_1: 'first_name', fill_2: 'reference', fill_3: '', third_reason: '' },
  ...{ entity_id: '1101000000000000001', header: 'CRDLNE' },
  ...{ dlt_id: '1107000000000000001', dlt_id_hi: '1107000000000000002' },
}

/** A promotional SMS, with the link by which whoever gets it says no. */
export const OFFER_TEMPLATE: TemplateForm = {
  ...SMS_TEMPLATE,
  ...{ name: 'Festive offers', category: 'promotional', header: '601234' },
  text: 'Hello #alphanumeric#, see which offers fit you on CreditLane today. To get no more of these: #url# CreditLane',
  text_hi: 'नमस्ते #alphanumeric#, आज CreditLane पर देखें कि कौन से ऑफ़र आपके काम के हैं। ऐसे संदेश बंद करने के लिए: #url# CreditLane',
  ...{ fill_1: 'first_name', fill_2: 'opt_out' },
}

/** Nothing is asked of anybody. */
export const EVERYBODY: Audience = { product: null, status: null, partner: null, min_days: null, max_days: null }
