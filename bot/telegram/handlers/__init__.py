"""The handlers: each takes an update, has it carried out once and shows what comes of it."""
