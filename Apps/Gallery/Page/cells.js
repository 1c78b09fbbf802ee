// Which buttons of the grid are photos.

// A title over photos, which is a button while they are chosen, has no picture.
export const isCell = part => part.role === 'button' && part.querySelector('.image') !== null
