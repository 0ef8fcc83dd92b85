// Sends the forms of the sandbox's own pages as the portal sends its calls, and shows what came of it.
for (const form of document.querySelectorAll('form[data-to]'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = await fetch(form.dataset.to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    if (answer.ok) location.reload();
    else form.querySelector('[role=status]').textContent = await answer.text();
  });
