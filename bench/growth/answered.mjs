/** Whether a request was answered. An overloaded portal says so and asks to come again (decision 0070). */
export async function isAnswered(asking) {
  try {
    await asking;
    return true;
  } catch (error) {
    if (error.message.includes('"code":"BUSY"')) return false;
    throw error;
  }
}
