import type { ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'

interface StatusNews {
  brand: string
  reference: string
  status: ApplicationStatus
}

const STATUS_WORDS: Record<Locale, Record<ApplicationStatus, string>> = {
  en: {
    draft: 'started',
    submitted: 'submitted',
    queued: 'kept safe; we are still trying to pass it on',
    received: 'received',
    documents_needed: 'waiting for your documents',
    in_review: 'being reviewed',
    approved: 'approved',
    agreement_signed: 'signed',
    disbursed: 'paid out',
    rejected: 'not approved',
    withdrawn: 'withdrawn',
    expired: 'closed',
  },
  hi: {
    draft: 'शुरू किया गया है',
    submitted: 'जमा हो गया है',
    queued: 'सुरक्षित है; हम उसे आगे भेजने की कोशिश कर रहे हैं',
    received: 'मिल गया है',
    documents_needed: 'आपके दस्तावेज़ों की प्रतीक्षा में है',
    in_review: 'जाँचा जा रहा है',
    approved: 'मंज़ूर हो गया है',
    agreement_signed: 'हस्ताक्षरित हो गया है',
    disbursed: 'की रकम दे दी गई है',
    rejected: 'मंज़ूर नहीं हुआ',
    withdrawn: 'वापस ले लिया गया है',
    expired: 'बंद हो गया है',
  },
}

/** Service messages: no name, no amount, nothing that sells (TRAI: a mixed message is a promotional one). */
export const STATUS_TEXT: Record<Locale, { subject(news: StatusNews): string; text(news: StatusNews): string }> = {
  en: {
    subject: ({ reference }) => `Your application ${reference}`,
    text: ({ brand, reference, status }) =>
      `${brand}: your application ${reference} is ${STATUS_WORDS.en[status]}. Sign in to see the details.`,
  },
  hi: {
    subject: ({ reference }) => `आपका आवेदन ${reference}`,
    text: ({ brand, reference, status }) =>
      `${brand}: आपका आवेदन ${reference} ${STATUS_WORDS.hi[status]}। विवरण के लिए लॉग इन करें।`,
  },
}

export const REMINDER_TEXT: Record<
  Locale,
  { subject(brand: string): string; text(brand: string, link: string): string }
> = {
  en: {
    subject: (brand) => `${brand}: your reminder`,
    text: (brand, link) =>
      `${brand}: you asked us to remind you of your application. Sign in to continue where you stopped: ${link}`,
  },
  hi: {
    subject: (brand) => `${brand}: आपका रिमाइंडर`,
    text: (brand, link) => `${brand}: आपने अपने आवेदन की याद दिलाने को कहा था। लॉग इन करके वहीं से आगे बढ़ें: ${link}`,
  },
}

interface ContactNews {
  subject(brand: string): string
  replaced(brand: string): Record<OtpChannel, string>
  added(brand: string): Record<OtpChannel, string>
}

/** The sign-in of an account has changed. Neither the old nor the new contact is named. */
export const CONTACT_TEXT: Record<Locale, ContactNews> = {
  en: {
    subject: (brand) => `${brand}: your sign-in has changed`,
    replaced: (brand) => ({
      mobile: `${brand}: another mobile number now opens your account; this one no longer does. If this was not you, write to us at once under Need help.`,
      email: `${brand}: another email address now opens your account; this one no longer does. If this was not you, write to us at once under Need help.`,
    }),
    added: (brand) => ({
      mobile: `${brand}: your account now also opens with a mobile number. If this was not you, write to us at once under Need help.`,
      email: `${brand}: your account now also opens with an email address. If this was not you, write to us at once under Need help.`,
    }),
  },
  hi: {
    subject: (brand) => `${brand}: आपका लॉग इन बदल गया है`,
    replaced: (brand) => ({
      mobile: `${brand}: अब आपका खाता दूसरे मोबाइल नंबर से खुलता है, इस नंबर से नहीं। अगर यह आपने नहीं किया, तो तुरंत 'मदद चाहिए' में हमें लिखें।`,
      email: `${brand}: अब आपका खाता दूसरे ईमेल पते से खुलता है, इस पते से नहीं। अगर यह आपने नहीं किया, तो तुरंत 'मदद चाहिए' में हमें लिखें।`,
    }),
    added: (brand) => ({
      mobile: `${brand}: अब आपका खाता एक मोबाइल नंबर से भी खुलता है। अगर यह आपने नहीं किया, तो तुरंत 'मदद चाहिए' में हमें लिखें।`,
      email: `${brand}: अब आपका खाता एक ईमेल पते से भी खुलता है। अगर यह आपने नहीं किया, तो तुरंत 'मदद चाहिए' में हमें लिखें।`,
    }),
  },
}

interface TicketNews {
  brand: string
  ticket: string
}

export const TICKET_TEXT: Record<Locale, { subject(news: TicketNews): string; text(news: TicketNews): string }> = {
  en: {
    subject: ({ ticket }) => `Your ticket ${ticket}`,
    text: ({ brand, ticket }) =>
      `${brand}: your ticket ${ticket} has an answer. Sign in and open My tickets to read it.`,
  },
  hi: {
    subject: ({ ticket }) => `आपका टिकट ${ticket}`,
    text: ({ brand, ticket }) => `${brand}: आपके टिकट ${ticket} का जवाब आ गया है। पढ़ने के लिए लॉग इन करें और मेरे टिकट खोलें।`,
  },
}

/** What the sandbox support desk writes. */
export const SANDBOX_ANSWER: Record<Locale, string> = {
  en: 'This is a demonstration, so nobody reads your ticket. A real support desk would answer here. If the answer is not enough, write below: the ticket is then open again.',
  hi: 'यह एक डेमो है, इसलिए आपका टिकट कोई नहीं पढ़ता। असली सहायता टीम यहाँ जवाब देगी। जवाब काफ़ी न लगे तो नीचे लिखें: टिकट फिर से खुल जाएगा।',
}
