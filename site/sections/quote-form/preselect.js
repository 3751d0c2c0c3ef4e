// Stands in the page right after the form and runs before it is painted: what it selects moves nothing.
{
  const { origin } = location;
  const type = document.referrer.startsWith(`${origin}/`) && document.referrer.slice(origin.length).split(/[/?#]/)[1];
  const select = document.getElementById("insuranceType");
  const option = [...select.options].find(({ value }) => value === type);
  if (option && !select.value) option.selected = true;
}
