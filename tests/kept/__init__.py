"""What must stay as it is when the code is rearranged: recorded once as digests, compared ever after."""
