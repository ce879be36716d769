"""The painting kit: colours, type, ink, textures and everything that is drawn with them. Painters only, no widgets."""
