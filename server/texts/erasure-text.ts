import type { Locale } from '#src/contract/entities/shared/language.ts'

interface ErasureNews {
  brand: string
  reference: string
  /** Day and time in India. */
  when: string
  /** The last day on which something is still kept. */
  keptUntil: string
}
export type ErasureStep = 'announced' | 'held' | 'frozen' | 'done'

interface Words {
  subject(news: ErasureNews): string
  text: Record<ErasureStep, (news: ErasureNews) => string>
}

/** Notice before anything is erased, and the receipt after it: without a name, as an SMS may be read by others. */
export const ERASURE_TEXT: Record<Locale, Words> = {
  en: {
    subject: ({ reference }) => `Erasing your data, ${reference}`,
    text: {
      announced: ({ brand, reference, when }) =>
        `${brand}: your data will be erased after ${when} (${reference}). Not you, or changed your mind? Sign in and cancel it in the privacy centre.`,
      held: ({ brand, reference, when }) =>
        `${brand}: we have your request ${reference}. Part of your data must wait: the privacy centre says what, why and until when. The rest is erased after ${when}.`,
      frozen: ({ brand, reference }) =>
        `${brand}: we have your request ${reference}. A legal duty keeps us from erasing now: the privacy centre says until when. We will tell you 48 hours before we erase.`,
      done: ({ brand, reference, keptUntil }) =>
        `${brand}: your data has been erased (${reference}). What the law makes us keep stays sealed, until ${keptUntil} at the latest. This is our last message. Lenders keep what you sent them under their own rules.`,
    },
  },
  hi: {
    subject: ({ reference }) => `आपका डेटा मिटाना, ${reference}`,
    text: {
      announced: ({ brand, reference, when }) =>
        `${brand}: आपका डेटा ${when} के बाद मिटा दिया जाएगा (${reference})। यह आपने नहीं कहा, या मन बदल गया? लॉग इन करके प्राइवेसी सेंटर में रद्द करें।`,
      held: ({ brand, reference, when }) =>
        `${brand}: आपका अनुरोध ${reference} मिल गया है। आपका कुछ डेटा अभी नहीं मिट सकता: क्या, क्यों और कब तक, यह प्राइवेसी सेंटर में लिखा है। बाकी ${when} के बाद मिटा दिया जाएगा।`,
      frozen: ({ brand, reference }) =>
        `${brand}: आपका अनुरोध ${reference} मिल गया है। एक क़ानूनी वजह से अभी डेटा नहीं मिटाया जा सकता: कब तक, यह प्राइवेसी सेंटर में लिखा है। मिटाने से 48 घंटे पहले हम बताएँगे।`,
      done: ({ brand, reference, keptUntil }) =>
        `${brand}: आपका डेटा मिटा दिया गया है (${reference})। क़ानून के लिए जो रखना ज़रूरी है, वह ज़्यादा से ज़्यादा ${keptUntil} तक सीलबंद रहेगा। यह हमारा आख़िरी संदेश है। जो आपने लेंडरों को भेजा था, उसे वे अपने नियमों से रखते हैं।`,
    },
  },
}
