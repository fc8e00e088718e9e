var e = {
  title: `Credit cards: how they work and what they cost`,
  lead: `A card pays for you today and sends one bill a month. Paid in full by its date, the bill costs no interest. Paid in part, a card is one of the dearest ways to borrow.`,
  unpaid: {
    title: `What an unpaid bill costs: an example`,
    text: `You owe {{owed}} on a card at {{rate}}% interest a year and buy nothing more. The interest of the first month alone is {{month}}.`,
    caption: `How long it takes and what it costs`,
    column: { pay: `You pay a month`, term: `Paid off after`, interest: `Interest` },
    note: `An example rate, not that of a card. Each card's own rate is in the list of cards. Fees and interest have {{gst}}% GST on top.`,
  },
  free: {
    title: `When the interest-free days end`,
    text: `If you do not pay the whole bill by its date, interest runs on what you owe, and new purchases have no interest-free days until all is paid. Paying only the minimum saves you the late fee, not the interest. Cash from a card costs interest from the first day.`,
  },
  choose: {
    title: `How to choose`,
    fee: `Compare the yearly fee with what you would really get back.`,
    habit: `Choose a benefit for what you buy anyway: fuel, travel or the shop.`,
    first: `No credit history? A secured card is given against a fixed deposit, and paid on time it builds a history.`,
  },
  rights: {
    title: `Your rights`,
    text: `No bank may send you a card or raise its limit without your consent. If you owe nothing and ask for it, the bank must close the card within seven working days.`,
  },
  faq: {
    first: {
      q: `Does applying affect my credit score?`,
      a: `It can. The bank asks a credit bureau, and other lenders see how often that happened. Apply for one card that fits, not for several at once.`,
    },
    second: {
      q: `How much of the limit should I use?`,
      a: `As little as you can. A card that is always close to its limit lowers the credit score.`,
    },
    third: {
      q: `What if somebody else uses my card?`,
      a: `Block it and tell the bank at once. The sooner you report it, the less of the loss can be yours.`,
    },
  },
}
export { e as default }
