"""What has happened, line by line, and since one last looked."""
