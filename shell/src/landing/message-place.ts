/** Where on the landing page the form to write to us stands. */
export const MESSAGE_PLACE = 'message';
