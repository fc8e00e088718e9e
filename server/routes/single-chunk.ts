/** A file that was made whole, as the answer of a download takes it. */
export async function* asSingleChunk(text: string): AsyncIterable<string> {
  await Promise.resolve()
  yield text
}
