// Gives the stand-in for the identity provider who it is, and goes where it says; the form is its own page's.
const form = document.querySelector('form[data-provider]');
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = await fetch('/sandbox/identity-provider', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  });
  if (answer.ok) location.assign((await answer.json()).to);
  else {
    form.elements.namedItem('password').value = '';
    form.querySelector('[role=alert]').textContent = form.dataset.wrong;
  }
});
