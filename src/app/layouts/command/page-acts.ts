/** Something that the open page offers, as its own button does it. */
export interface PageAct {
  label: string
  run: () => void
}

// What belongs to one row of many is no act of the page.
const BUTTONS = 'main [role="tab"], main button.MuiButton-root'
const IN_A_ROW = 'table, [role="listbox"], [role="menu"], li, form'

const labelOf = (button: Element): string => (button.getAttribute('aria-label') ?? button.textContent).trim()

function buttonsOnPage(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(BUTTONS)].filter(
    (each) =>
      !each.disabled &&
      each.getAttribute('aria-disabled') !== 'true' &&
      each.getAttribute('aria-selected') !== 'true' &&
      each.closest(IN_A_ROW) === null,
  )
}

/**
 * The tabs and buttons of the open page and its record: what somebody may do there is what they see there. A name that
 * several buttons share says of none which it is.
 */
export function readPageActs(): PageAct[] {
  const labels = buttonsOnPage().map(labelOf)
  return labels
    .filter((label) => label !== '' && labels.indexOf(label) === labels.lastIndexOf(label))
    .map((label) => ({
      label,
      // The page may have drawn its buttons anew meanwhile.
      run: () =>
        buttonsOnPage()
          .find((each) => labelOf(each) === label)
          ?.click(),
    }))
}
