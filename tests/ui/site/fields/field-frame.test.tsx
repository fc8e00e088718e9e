import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TextArea } from '#src/ui/site/fields/TextArea.tsx'
import { TextInput } from '#src/ui/site/fields/TextInput.tsx'

describe('a field', () => {
  it('takes a press on what stands beside it for itself', () => {
    render(<TextInput label="Mobile number" before="+91" />)
    fireEvent.click(screen.getByText('+91'))
    expect(screen.getByLabelText('Mobile number')).toHaveFocus()
  })

  it('leaves a press on a button in its frame to the button', () => {
    render(<TextInput label="Name" before="Dr" defaultValue="Asha" />)
    const frame = screen.getByLabelText('Name').parentElement
    const button = frame?.appendChild(document.createElement('button'))
    if (button) fireEvent.click(button)
    expect(screen.getByLabelText('Name')).not.toHaveFocus()
  })

  it('is described by its help, and by its error in the place of it', () => {
    const { rerender } = render(<TextArea label="Message" help="At most 500 signs" />)
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('At most 500 signs')
    rerender(<TextArea label="Message" help="At most 500 signs" error="Write something first" />)
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Write something first')
    expect(screen.getByRole('alert')).toHaveTextContent('Write something first')
  })
})
