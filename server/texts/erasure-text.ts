import type { LocaleCode } from '#src/contract/entities/shared/language.ts'

interface ErasureNews {
  brand: string
  reference: string
  /** Day and time in India. */
  when: string
}
export type ErasureStep = 'announced' | 'held' | 'done'

interface Words {
  subject(news: ErasureNews): string
  text: Record<ErasureStep, (news: ErasureNews) => string>
}

/** Notice before anything is erased, and the receipt after it: without a name, as an SMS may be read by others. */
export const ERASURE_TEXT: Record<LocaleCode, Words> = {
  en: {
    subject: ({ reference }) => `Erasing your data, ${reference}`,
    text: {
      announced: ({ brand, reference, when }) =>
        `${brand}: your data will be erased after ${when} (${reference}). Not you, or changed your mind? Sign in and cancel it in the privacy centre.`,
      held: ({ brand, reference }) =>
        `${brand}: we have your request ${reference}. A lender still has an application of yours, so your data is erased when that has ended. We will tell you 48 hours before.`,
      done: ({ brand, reference }) =>
        `${brand}: your data has been erased (${reference}). This is our last message. Lenders keep what you sent them under their own rules.`,
    },
  },
  hi: {
    subject: ({ reference }) => `आपका डेटा मिटाना, ${reference}`,
    text: {
      announced: ({ brand, reference, when }) =>
        `${brand}: आपका डेटा ${when} के बाद मिटा दिया जाएगा (${reference})। यह आपने नहीं कहा, या मन बदल गया? लॉग इन करके प्राइवेसी सेंटर में रद्द करें।`,
      held: ({ brand, reference }) =>
        `${brand}: आपका अनुरोध ${reference} मिल गया है। आपका एक आवेदन अभी लेंडर के पास है, इसलिए उसके पूरा होने पर डेटा मिटाया जाएगा। हम 48 घंटे पहले बताएँगे।`,
      done: ({ brand, reference }) =>
        `${brand}: आपका डेटा मिटा दिया गया है (${reference})। यह हमारा आख़िरी संदेश है। जो आपने लेंडरों को भेजा था, उसे वे अपने नियमों से रखते हैं।`,
    },
  },
}
