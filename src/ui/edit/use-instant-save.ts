import { useState } from 'react'

/**
 * A value that is saved the moment it is chosen. What was chosen is shown from that moment, in the same event: a
 * checkbox that waits for a store is unchecked again for an instant, and who presses it twice undoes their own choice.
 * It is shown until the screen holds what was saved; a failure goes back.
 *
 * @param stored what the screen holds
 * @param save rejects when it was not saved, after it has said why
 */
export function useInstantSave<T>(stored: T, save: (next: T) => Promise<unknown>) {
  const [chosen, setChosen] = useState<{ value: T } | null>(null)

  /** Answers whether it was saved. */
  const choose = async (value: T): Promise<boolean> => {
    const choice = { value }
    setChosen(choice)
    const saved = await save(value).then(
      () => true,
      () => false,
    )
    // What was read anew reaches the screen one task after its promise.
    await new Promise((resolve) => setTimeout(resolve))
    setChosen((latest) => (latest === choice ? null : latest))
    return saved
  }
  return { shown: chosen ? chosen.value : stored, saving: chosen !== null, choose }
}
