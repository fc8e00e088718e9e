import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { moveWithArrows } from '#src/ui/table/arrow-keys.ts'

it('arrows go from control to control, over cells that have none, and leave fields alone', async () => {
  const user = userEvent.setup()
  render(
    <table>
      <tbody onKeyDown={moveWithArrows}>
        {['a', 'b', 'c'].map((row) => (
          <tr key={row}>
            <th scope="row">
              <button type="button">{`${row}1`}</button>
            </th>
            <td>{row}</td>
            <td>{row === 'b' ? row : <input type="checkbox" aria-label={`${row}3`} />}</td>
            <td>
              <input type="text" aria-label={`${row}4`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
  )
  screen.getByRole('button', { name: 'a1' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('checkbox', { name: 'a3' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('checkbox', { name: 'c3' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('button', { name: 'a1' })).toHaveFocus()
  screen.getByRole('textbox', { name: 'b4' }).focus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('textbox', { name: 'b4' })).toHaveFocus()
})
