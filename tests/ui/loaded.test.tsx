import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { together } from '#src/ui/page/answer.ts'
import type { Answer } from '#src/ui/page/answer.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'

const answer = (changes: Partial<Answer<string[]>> = {}): Answer<string[]> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => undefined,
  ...changes,
})
const list = (query: Answer<string[]>, more: { older?: 'stays' | 'goes'; empty?: ReactNode } = {}) => (
  <Loaded query={query} failed="The links could not be loaded." waiting={<p>One moment</p>} {...more}>
    {(links) => <p>{links.join(', ') || 'an empty list'}</p>}
  </Loaded>
)
/** The words of the button are the application's, which is not here. */
const retry = () => screen.findByRole('button')

describe('what is loaded', () => {
  it('is waited for, then shown, and gone at once when it is asked for anew', async () => {
    const { rerender } = render(list(answer({ isFetching: true })))
    expect(screen.getByText('One moment')).toBeVisible()
    rerender(list(answer({ data: ['a', 'b'] })))
    expect(await screen.findByText('a, b')).toBeVisible()
    expect(screen.queryByText('One moment')).toBeNull()
    rerender(list(answer({ isFetching: true })))
    expect(screen.getByText('One moment')).toBeVisible()
    expect(screen.queryByText('a, b')).toBeNull()
  })

  it('is drawn when there is time for it: what is pressed or typed meanwhile is answered first', async () => {
    let arrive: (query: Answer<string[]>) => void = () => undefined
    function Page() {
      const [query, setQuery] = useState(answer({ isFetching: true }))
      arrive = setQuery
      return list(query)
    }
    render(<Page />)
    flushSync(() => arrive(answer({ data: ['a'] })))
    expect(screen.getByText('One moment')).toBeVisible()
    expect(await screen.findByText('a')).toBeVisible()
  })

  it('says so when there is nothing in it, where there are words for that', () => {
    const { rerender } = render(list(answer({ data: [] }), { empty: <p>No links yet</p> }))
    expect(screen.getByText('No links yet')).toBeVisible()
    rerender(list(answer({ data: [] })))
    expect(screen.getByText('an empty list')).toBeVisible()
  })

  it('says what failed, and that what stands below is older', () => {
    const failed = answer({ data: ['a'], error: new Error() })
    const { rerender } = render(list(failed))
    expect(screen.getByRole('alert')).toHaveTextContent('The links could not be loaded.')
    expect(screen.getByText('a')).toBeVisible()
    rerender(list(failed, { older: 'goes' }))
    expect(screen.getByRole('alert')).toBeVisible()
    expect(screen.queryByText('a')).toBeNull()
  })

  it('waits for what it is drawn with in its own place: what is typed beside it goes on', async () => {
    const user = userEvent.setup()
    let arrive: (words: string) => void = () => undefined
    const words = new Promise<string>((done) => (arrive = done))
    const Worded = () => <p>{use(words)}</p>
    function Page() {
      const [query, setQuery] = useState(answer({ isFetching: true }))
      return (
        <Suspense fallback={<p>The whole page is gone</p>}>
          <input aria-label="Name" />
          <button onClick={() => setQuery(answer({ data: ['a'] }))}>The answer arrives</button>
          <Loaded query={query} failed="It could not be loaded." waiting={<p>One moment</p>}>
            {() => <Worded />}
          </Loaded>
        </Suspense>
      )
    }
    render(<Page />)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Partners,')
    await user.click(screen.getByRole('button', { name: 'The answer arrives' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' a week')
    expect(screen.queryByText('The whole page is gone')).toBeNull()
    expect(screen.getByText('One moment')).toBeVisible()
    arrive('Words')
    expect(await screen.findByText('Words')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Partners, a week')
  })

  it('keeps the button that was pressed, and the focus on it, until the second answer is there', async () => {
    const user = userEvent.setup()
    const asked: { resolve: (links: string[]) => void; reject: (error: Error) => void }[] = []
    function Links() {
      const query = useQuery({
        queryKey: ['links'],
        queryFn: () => new Promise<string[]>((resolve, reject) => asked.push({ resolve, reject })),
        retry: false,
      })
      return list(query)
    }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Links />
      </QueryClientProvider>,
    )
    expect(screen.getByText('One moment')).toBeVisible()
    asked[0]?.reject(new Error())
    const again = await retry()
    await user.click(again)
    expect(asked).toHaveLength(2)
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
    expect(again).toHaveFocus()
    asked[1]?.reject(new Error())
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'))
    expect(again).toHaveFocus()
    await user.click(again)
    await waitFor(() => expect(asked).toHaveLength(3))
    asked[2]?.resolve(['a'])
    expect(await screen.findByText('a')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('several answers together', () => {
  it('are there when all are; those that failed are asked again', () => {
    const again: string[] = []
    const one = (name: string, changes: Partial<Answer<string[]>>) => ({
      ...answer(changes),
      refetch: () => again.push(name),
    })
    const error = new Error('no line')
    const half = together({ a: one('a', { data: ['x'] }), b: one('b', { error }), c: one('c', { isFetching: true }) })
    expect(half).toMatchObject({ data: undefined, error, isFetching: true })
    half.refetch()
    expect(again).toEqual(['b'])
    expect(together({ a: one('a', { data: ['x'] }), b: one('b', { data: [] }) }).data).toEqual({ a: ['x'], b: [] })
  })
})
