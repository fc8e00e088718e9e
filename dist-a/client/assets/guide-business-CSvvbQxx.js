var e = {
  title: `Business loan: how it works and what it costs`,
  lead: `Money for stock, machines or a weak month, without security. The lender looks at your business and at you.`,
  who: {
    title: `What lenders look at`,
    text: `How long your business has been running, its turnover, what you earn and your credit score. A business without registration is matched with personal loans instead.`,
  },
  years: { title: `The example year by year`, text: `Interest is highest at the start, when you owe the most.` },
  faq: {
    first: {
      q: `Is the EMI due in a weak month, too?`,
      a: `Yes, every month. Choose an EMI that a weak month can carry, and talk to the lender before the due date if one cannot.`,
    },
    second: {
      q: `Can I close the loan early?`,
      a: `Yes. What it costs is in the Key Fact Statement. A charge that is not there may not be taken.`,
    },
    third: {
      q: `What if my business is new?`,
      a: `Most lenders want to see that it has been running for some time. Where a lender does not match, the list of offers says what it asks for.`,
    },
  },
}
export { e as default }
